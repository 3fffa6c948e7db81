import type { StrapiApp } from '@strapi/strapi/admin'
import { Check, Globe, Message, Pencil, Plus } from '@strapi/icons'
import { READ_LEADS, READ_STORES } from '../../rules/panel-permissions'

const title = (text: string) => ({ id: `guia.home.${text}`, defaultMessage: text })

/** The home page is about what people come for; Strapi's figures and lists of entries are not it. */
export function registerHome({ widgets }: Pick<StrapiApp, 'widgets'>): void {
  widgets.register(() => [
    {
      id: 'start',
      icon: Plus,
      title: title('¿Qué querés agregar?'),
      component: async () => (await import('./start-widget')).StartWidget,
    },
    {
      id: 'site',
      icon: Globe,
      title: title('En el sitio'),
      component: async () => (await import('./site-widget')).SiteWidget,
    },
    {
      id: 'unfinished',
      icon: Pencil,
      title: title('Sin terminar'),
      component: async () => (await import('./unfinished-widget')).UnfinishedWidget,
    },
    {
      id: 'quality',
      icon: Check,
      title: title('Para mejorar'),
      permissions: [READ_STORES],
      component: async () => (await import('../quality/quality-widget')).QualityWidget,
    },
    {
      id: 'leads',
      icon: Message,
      title: title('Interesados'),
      // Personal data: who may not read them is not told how many there are.
      permissions: [READ_LEADS],
      component: async () => (await import('./leads-widget')).LeadsWidget,
    },
  ])
}
