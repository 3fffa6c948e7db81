// The file under which Strapi looks for changes of its upload plugin.
export { default } from '../../strapi-adjustments/admit-only-images'
