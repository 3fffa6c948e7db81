import { programRoute } from '../../../middlewares/program-token'

/** What visitors may send, and the operator's command. Staff read leads in the panel, nobody through here. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/leads',
      handler: 'lead.submit',
      config: { auth: false },
    },
    programRoute('leads:forget', 'POST', '/leads/forget', 'lead-removal.forget'),
  ],
}
