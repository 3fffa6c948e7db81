/** What visitors may send. Staff read leads in the panel, nobody through here. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/leads',
      handler: 'lead.submit',
      config: { auth: false },
    },
  ],
}
