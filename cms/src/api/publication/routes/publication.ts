/** For the publisher only: the controller asks for its token. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/publication/version',
      handler: 'publication.version',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/publication/report',
      handler: 'publication.report',
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/publication/snapshot',
      handler: 'publication.snapshot',
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/publication/preview/:token',
      handler: 'publication.preview',
      config: { auth: false },
    },
  ],
}
