import { programRoute } from '../../../middlewares/program-token'

const route = (method: string, path: string, handler: string) =>
  programRoute('importer', method, `/catalog-import${path}`, `catalog-import.${handler}`)

export default {
  routes: [
    route('GET', '/state', 'state'),
    route('PUT', '/media/:sha256', 'putMedia'),
    route('PUT', '/documents/:type/:key', 'putDocument'),
  ],
}
