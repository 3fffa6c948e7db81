import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Clock } from '@strapi/icons'
import es from './translations/es.json'

export default {
  config: {
    locales: ['es'],
    notifications: { releases: false },
    tutorials: false,
    translations: { es },
  },
  register(app: StrapiApp) {
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
        Input: async () => {
          const { HoursInput } = await import('./hours/hours-input')
          // The panel gives every field's input its name and label, which its type leaves out.
          return { default: HoursInput as ComponentType }
        },
      },
    })
  },
  bootstrap() {},
}
