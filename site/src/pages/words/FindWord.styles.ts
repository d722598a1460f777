import styled from 'styled-components';

export const Search = styled.div`
  & > :first-child {
    max-width: 26rem;
  }

  & > p {
    min-height: var(--space-5);
    margin-top: var(--space-2);
    max-width: var(--layout-measure);
    color: var(--color-ink-3);
    overflow-wrap: anywhere;
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: var(--space-1) var(--space-4);
    max-height: 70vh;
    margin: var(--space-1) calc(-1 * var(--space-1)) 0;
    padding: var(--space-1);
    overflow-y: auto;
  }

  & li {
    position: relative;
    padding-block: var(--space-1-5);
  }

  & li[data-kind='feeling'] {
    font: 400 var(--text-h3) / var(--leading-h3) var(--font-serif);
  }

  /* A press anywhere on an entry opens its link. */
  & li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & li > span {
    display: block;
    color: var(--color-ink-3);
    font: italic 400 var(--text-small) / 1.3 var(--font-serif);
  }

  /* Results hide the lists below the search field. If there are none, so does the link to the explorer. */
  @media screen {
    &:has(> ul, > p > a) ~ :is(nav, section) {
      display: none;
    }
  }

  @media print, (scripting: none) {
    display: none;
  }
`;
