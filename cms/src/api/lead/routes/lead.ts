/**
 * What visitors may send, and the operator's command, whose token the controller asks for. Staff read
 * leads in the panel, nobody through here.
 */
export default {
  routes: [
    {
      method: 'POST',
      path: '/leads',
      handler: 'lead.submit',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/leads/forget',
      handler: 'lead-removal.forget',
      config: { auth: false },
    },
  ],
}
