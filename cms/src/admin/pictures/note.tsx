import { styled } from 'styled-components'

export const Note = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  line-height: 1.4;
`

/** Only where there is a mouse to drag with. */
export const DragNote = styled(Note)`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`
