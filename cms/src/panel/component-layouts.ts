import type { Layout } from '../rules/content-type'

/** How each repeated group of fields looks inside a form. */
export const COMPONENT_LAYOUTS: Record<string, Layout> = {
  'shared.social-links': {
    mainField: 'instagram',
    rows: [['instagram', 'facebook'], ['x', 'tiktok'], ['youtube']],
  },
  'shared.professional-links': { mainField: 'instagram', rows: [['instagram']] },
  'shared.site-links': {
    mainField: 'instagram',
    rows: [['linkedin', 'instagram'], ['youtube', 'x'], ['facebook']],
  },
  'shared.location': { mainField: 'lat', rows: [['lat', 'lng']] },
  'contacts.entry': { mainField: 'name', rows: [['name', 'address', 'phone']] },
}
