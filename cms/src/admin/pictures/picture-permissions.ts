interface Permission {
  action: string
}

/** What a person's role lets them do with pictures; the CMS asks again at every request. */
export function permissionsOf(permissions: readonly Permission[]) {
  const may = (action: string) => permissions.some((permission) => permission.action === action)
  return {
    upload: may('plugin::upload.assets.create'),
    describe: may('plugin::upload.assets.update'),
    browse: may('plugin::upload.read'),
  }
}
