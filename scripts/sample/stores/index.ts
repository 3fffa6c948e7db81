import { ALIMENTOS } from './alimentos.ts'
import { ALMACENES } from './almacenes.ts'
import { ALOJAMIENTOS } from './alojamientos.ts'
import { AUTOS } from './autos.ts'
import { CUERPO } from './cuerpo.ts'
import { FERRETERIAS } from './ferreterias.ts'
import { FIESTAS } from './fiestas.ts'
import { GASTRONOMIA } from './gastronomia.ts'
import { GASTRONOMIA_CASERA } from './gastronomia-casera.ts'
import { HOGAR } from './hogar.ts'
import { OBRA_Y_LIMPIEZA } from './obra-y-limpieza.ts'
import { PAPEL_Y_PANTALLAS } from './papel-y-pantallas.ts'
import { PATAS_Y_PELOTAS } from './patas-y-pelotas.ts'
import { ROPA } from './ropa.ts'
import { ROPA_DE_OFICIO } from './ropa-de-oficio.ts'
import { SALUD } from './salud.ts'
import { SERVICIOS } from './servicios.ts'
import type { StoreSeed } from './store-seed.ts'

/** Every store of the sample, by key. */
export const STORE_SEEDS: StoreSeed[] = [
  ...ALIMENTOS,
  ...ALMACENES,
  ...ALOJAMIENTOS,
  ...AUTOS,
  ...CUERPO,
  ...FERRETERIAS,
  ...FIESTAS,
  ...GASTRONOMIA,
  ...GASTRONOMIA_CASERA,
  ...HOGAR,
  ...OBRA_Y_LIMPIEZA,
  ...PAPEL_Y_PANTALLAS,
  ...PATAS_Y_PELOTAS,
  ...ROPA,
  ...ROPA_DE_OFICIO,
  ...SALUD,
  ...SERVICIOS,
].sort((a, b) => a.key - b.key)
