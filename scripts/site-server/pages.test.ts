import { describe, expect, test } from 'vitest'
import { useSite } from './testing/use-site.ts'

const site = useSite()

const titleAt = async (target: string) => {
  const { status, text } = await site.ask(target)
  return `${status} ${/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? ''}`
}

describe('pages', () => {
  test.each([
    ['/', '200 Inicio'],
    ['/nosotros', '200 Nosotros'],
    ['/nosotros?utm_source=x', '200 Nosotros'],
    ['/store/kiosco-el-nandu', '200 Kiosco El Ñandú'],
    ['/category/ropa-y-accesorios/subcategories', '200 Subcategorías'],
    ['/no-existe', '404 Página no encontrada'],
    ['/nosotros/no-existe', '404 Página no encontrada'],
    ['/store', '404 Página no encontrada'],
  ])('%s answers %s', async (target, expected) => {
    expect(await titleAt(target)).toBe(expected)
  })

  test.each([
    ['/nosotros/', '/nosotros'],
    ['/store/kiosco-el-nandu/?q=1', '/store/kiosco-el-nandu?q=1'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers } = await site.ask(target)
    expect([status, headers.location]).toEqual([301, location])
  })

  test('an unknown address with a slash at its end is not found, without a detour', async () => {
    expect(await titleAt('/no-existe/')).toBe('404 Página no encontrada')
  })
})

describe('stores and categories by another name', () => {
  test.each([
    ['the raw name', '/store/Kiosco%20El%20%C3%91and%C3%BA'],
    ['the lowercased name with hyphens', '/store/kiosco-el-%C3%B1and%C3%BA'],
    ['a name with a slash and a colon in it', '/store/Kiosco%2F%20El%3A%20Nandu'],
    ['a name that begins with a dot', '/store/.Kiosco%20El%20Nandu'],
    ['the number', '/store/63'],
  ])('%s finds the store', async (_what, target) => {
    expect(await titleAt(target)).toBe('200 Kiosco El Ñandú')
  })

  test('a slug that looks like a number wins over the number', async () => {
    expect(await titleAt('/store/24')).toBe('200 Kiosco 24')
  })

  test('a raw category name finds its pages', async () => {
    expect(await titleAt('/category/Ropa%20y%20Accesorios')).toBe('200 Ropa y Accesorios')
    expect(await titleAt('/category/Ropa%20y%20Accesorios/subcategories')).toBe('200 Subcategorías')
  })

  test.each(['/store/64', '/store/%20', '/store/%F0%9F%8D%95', '/store/otro', '/store/63/x'])(
    '%s is not found',
    async (target) => {
      expect(await titleAt(target)).toBe('404 Página no encontrada')
    },
  )

  test.each([
    ['/Nosotros', '/nosotros'],
    ['/STORE/kiosco-el-nandu?q=A', '/store/kiosco-el-nandu?q=A'],
    ['/Store/Kiosco%20El%20%C3%91and%C3%BA', '/store/Kiosco%20El%20%C3%91and%C3%BA'],
    ['/Stores?category=Delivery,Gastronomia', '/stores?category=Delivery,Gastronomia'],
    ['/Category/Ropa/SUBCATEGORIES', '/category/Ropa/subcategories'],
    ['/category/Ropa/Subcategories', '/category/Ropa/subcategories'],
    ['/Profesionales/Medicos', '/profesionales/Medicos'],
  ])('the words of routes are written in small letters: %s leads to %s', async (target, to) => {
    const { status, headers } = await site.ask(target)
    expect([status, headers.location]).toEqual([301, to])
  })

  test.each(['/Otra', '/Storekeeper/x', '/R/0/x'])(
    'what is no word of a route is not found: %s',
    async (target) => {
      expect(await titleAt(target)).toBe('404 Página no encontrada')
    },
  )
})
