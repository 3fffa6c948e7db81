const route = (method: string, path: string, handler: string) => ({
  method,
  path: `/catalog-import${path}`,
  handler: `catalog-import.${handler}`,
  config: { auth: false },
})

/** For the importer only: the controller asks for its token. */
export default {
  routes: [
    route('GET', '/state', 'state'),
    route('PUT', '/media/:sha256', 'putMedia'),
    route('PUT', '/documents/:type/:key', 'putDocument'),
  ],
}
