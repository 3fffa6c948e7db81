// The file under which Strapi looks for changes of its upload plugin.
import admitOnlyImages from '../../strapi-adjustments/admit-only-images'
import storePicturesAsSent from '../../strapi-adjustments/store-pictures-as-sent'

type Plugin = Parameters<typeof admitOnlyImages>[0] & Parameters<typeof storePicturesAsSent>[0]

export default (plugin: Plugin) => admitOnlyImages(storePicturesAsSent(plugin))
