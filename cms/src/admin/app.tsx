import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Clock } from '@strapi/icons'
import mark from './brand/mark.svg'
import {
  dismissNews,
  hideAdvertising,
  removeContentTypeBuilder,
  speakSpanish,
} from './quiet/quiet-panel'
import es from './translations/es.json'

speakSpanish()
dismissNews()

async function loadHoursInput() {
  const { HoursInput } = await import('./hours/hours-input')
  // The panel gives every field's input its name and label, which its type leaves out.
  return { default: HoursInput as ComponentType }
}

export default {
  config: {
    locales: ['es'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    notifications: { releases: false },
    tutorials: false,
    translations: { es },
  },
  register(app: StrapiApp) {
    removeContentTypeBuilder(app.router.menu)
    app.customFields.register({
      name: 'hours',
      type: 'json',
      intlLabel: { id: 'guia.hours.label', defaultMessage: 'Horarios' },
      intlDescription: {
        id: 'guia.hours.description',
        defaultMessage: 'Horarios de atención de la semana',
      },
      icon: Clock,
      components: {
        Input: loadHoursInput,
      },
    })
  },
  bootstrap() {
    hideAdvertising()
    // Until it is there, the form says that it does not know the field.
    void loadHoursInput()
  },
}
