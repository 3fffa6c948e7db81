import { styled } from 'styled-components'

/** Of several pictures, two beside each other on a phone; a single one leaves room for its buttons. */
export const Tiles = styled.ul<{ $isMultiple: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 1.2rem;
  width: ${({ $isMultiple }) => ($isMultiple ? '100%' : '14rem')};
  list-style: none;
`

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  min-width: 0;
  max-width: 22rem;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
`

/** Whole, whatever its proportion: of a logo nothing is cut. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral100};
  overflow: hidden;
  /* A finger that stays moves the picture; one that goes on scrolls. */
  touch-action: manipulation;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    pointer-events: none;
  }
`

export const Place = styled.span`
  position: absolute;
  top: 0.4rem;
  left: 0.4rem;
  min-width: 2.2rem;
  padding: 0.2rem 0.6rem;
  border-radius: 1.1rem;
  background: ${({ theme }) => theme.colors.neutral800};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.2rem;
  font-weight: 600;
  text-align: center;
`
