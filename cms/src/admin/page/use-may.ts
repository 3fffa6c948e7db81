import { useAuth } from '@strapi/strapi/admin'
import { may, type Permission } from '../../rules/panel-permissions'

/** Whether the reader's role has a permission; the CMS asks again at every request. */
export const useMay = (permission: Permission): boolean =>
  useAuth('useMay', ({ permissions }) => may(permissions, permission))
