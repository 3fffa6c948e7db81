/** Visitors' pages tell of it. Staff read in the panel, nobody through here. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/missed-searches',
      handler: 'missed-search.count',
      config: { auth: false },
    },
  ],
}
