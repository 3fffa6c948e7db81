import { programRoute } from '../../../middlewares/program-token'

const route = (method: string, path: string, handler: string) =>
  programRoute('publisher', method, `/publication${path}`, `publication.${handler}`)

export default {
  routes: [
    route('GET', '/version', 'version'),
    route('POST', '/report', 'report'),
    route('GET', '/snapshot', 'snapshot'),
    route('GET', '/preview/:token', 'preview'),
  ],
}
