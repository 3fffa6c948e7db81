// The file under which Strapi looks for changes of its upload plugin.
import admitOnlyImages from '../../strapi-adjustments/admit-only-images'
import refuseDeletingShownImages from '../../strapi-adjustments/refuse-deleting-shown-images'
import storePhotosUpright from '../../strapi-adjustments/store-photos-upright'

type Plugin = Parameters<typeof admitOnlyImages>[0] &
  Parameters<typeof storePhotosUpright>[0] &
  Parameters<typeof refuseDeletingShownImages>[0]

export default (plugin: Plugin) =>
  admitOnlyImages(refuseDeletingShownImages(storePhotosUpright(plugin)))
