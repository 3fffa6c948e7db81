import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Follows a link inside the app and gives the longest animation of what then appears, in ms. */
async function longestFade(page: Page): Promise<number> {
  await page.goto('/nosotros')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('main')) return
      for (const animation of target.getAnimations()) {
        durations.push(Number(animation.effect?.getComputedTiming().duration))
      }
    })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page).toHaveURL(/\/privacidad$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(100)
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'))
  return Math.max(0, ...(durations as number[]))
}

test('pages fade into each other in 300 ms', async ({ visitor }) => {
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longestFade(visitor)).toBe(300)
})

test('under reduced motion nothing fades', async ({ visitor }) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  expect(await longestFade(visitor)).toBeLessThan(1)
})

test('under reduced motion what is shown again is there at once, with all that it holds', async ({
  visitor,
}) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto('/nosotros')
  const onItsWay = await visitor.getByRole('main').evaluate(async (main) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // As Leaflet does with a popup while it measures it.
    main.style.visibility = 'hidden'
    for (let frames = 0; frames < 3; frames += 1) await frame()
    main.style.visibility = ''
    return document.getAnimations().length
  })
  expect(onItsWay).toBe(0)
})
