import { styled } from 'styled-components'

/** How the guide's text is set: lines that can be read, pictures and tables no wider than the screen. */
export const GuideText = styled.div`
  max-width: 72rem;
  font-size: 1.6rem;
  line-height: 1.6;
  padding-bottom: 6rem;

  h2,
  h3 {
    margin: 4rem 0 1.2rem;
    font-size: 2.2rem;
    line-height: 1.3;
    font-weight: 600;
    scroll-margin-top: 2rem;
  }
  h3 {
    font-size: 1.8rem;
  }
  p,
  ul,
  ol,
  pre,
  .wide {
    margin: 0 0 1.2rem;
  }
  ul,
  ol {
    padding-left: 2.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-bottom: 0.6rem;
  }
  strong {
    font-weight: 600;
  }
  code {
    font-family: monospace;
    font-size: 0.9em;
    padding: 0.1rem 0.4rem;
    border-radius: 0.3rem;
    background: ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }
  pre {
    padding: 1.2rem;
    overflow-x: auto;
    background: ${({ theme }) => theme.colors.neutral150};
  }
  pre code {
    padding: 0;
    overflow-wrap: normal;
  }
  img {
    display: block;
    max-width: 100%;
    margin: 1.2rem 0 2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 0.4rem;
  }
  .wide {
    overflow-x: auto;
  }
  th,
  td {
    padding: 0.8rem 1.2rem 0.8rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  th {
    font-weight: 600;
  }
`
