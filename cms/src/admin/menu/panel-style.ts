import { createGlobalStyle } from 'styled-components'

/** The panel's own steps from a phone to a desktop. */
const DESKTOP = '@media (min-width: 1080px)'
const PHONE = '@media (max-width: 767px)'

/**
 * What the panel has no setting for. The words of the main menu are the names that its links have
 * already, for those who hear them.
 */
export const PanelStyle = createGlobalStyle`
  nav li a[aria-label] {
    flex-direction: column;
    padding: 0.4rem;
    text-align: center;
  }
  nav li a[aria-label]::after {
    content: attr(aria-label);
    font-size: 1.1rem;
    line-height: 1.2;
    color: ${({ theme }) => theme.colors.neutral700};
  }
  nav li a[aria-label].active::after {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  nav ul:has(> li a[aria-label]) {
    padding-block: 0.4rem;
  }
  /* At 1280 px a list of ours, with its state and its menu, is no wider than its frame. */
  main [role='grid'] :is(th, td) {
    padding-inline: 0.8rem;
  }
  /* While a picture of a list loads, its circle would hold what fits of its file's name. */
  main [role='grid'] td > span[data-state] > span:not(:has(img)) {
    visibility: hidden;
  }
  /* On a phone the name, by which a row is known, is read whole beside its picture. */
  ${PHONE} {
    main [role='grid'] td > a {
      width: max-content;
      max-width: 18rem;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  /* What stands, in English, in the place of a field of ours until it has been loaded. */
  input[placeholder^='Unsupported field type'] {
    visibility: hidden;
  }
  /* Of use in the phone's menu alone: see content-link. */
  nav li:has(a[href$='/contenido']) {
    display: none;
  }

  /* As high as what is in them, up to Strapi's own height. */
  [data-strapi-widget-id] {
    height: 100%;
  }
  [data-strapi-widget-id] main {
    height: auto;
    max-height: 26rem;
  }
  /* A block that is taken away by a slip of the thumb would have to be asked for by its name. */
  [data-strapi-widget-id] > header button,
  main:has([data-strapi-widget-id]) [data-strapi-header] button {
    display: none;
  }

  ${DESKTOP} {
    nav:has(> div > ul > li a[aria-label]) {
      width: 10.4rem;
      flex-shrink: 0;
    }
    nav ul:has(> li a[aria-label]) {
      padding: 1.2rem 0.8rem;
      align-items: stretch;
    }
    nav li a[aria-label] {
      padding: 0.8rem 0.2rem;
      gap: 0.4rem;
    }
    nav li :has(> a[aria-label]),
    nav li:has(a[aria-label]) > * {
      width: 100%;
    }
    /* «Publicar» and what the panels say stay in view beside a long form. */
    form div:has(> div > aside) {
      position: sticky;
      top: 2.4rem;
      align-self: start;
      max-height: calc(100dvh - 4.8rem);
      overflow-y: auto;
    }
  }
`
