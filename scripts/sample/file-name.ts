import { slug } from '@guia/web/catalog/slug'

/** Part of a file's name: 'Pizzería "El Surubí" & Cía.' → 'pizzeria-el-surubi-cia' */
export function fileName(text: string): string {
  return slug(text).slice(0, 60).replace(/-$/u, '')
}
