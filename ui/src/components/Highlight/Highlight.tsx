import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/tokens';
import { ButtonLink } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface HighlightProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** The picture as SVG markup, on the floor ground. */
  drawing: string;
  /** Describes the picture. */
  alt: string;
  /** Where more stands; opens in a new tab. */
  href: string;
  /** The words of that link. */
  linkLabel: string;
  /** What was done, in paragraphs. */
  children: ReactNode;
}

/** A piece of work worth showing: its picture, what it was, where more of it stands. */
export const Highlight = ({ id, title, drawing, alt, href, linkLabel, children }: HighlightProps) => (
  <Piece id={id} aria-labelledby={`${id}-title`}>
    <Picture role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: drawing }} />
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <ButtonLink kind="link" href={href} target="_blank" rel="noopener">
        {linkLabel}
        <Icon name="external" size="small" />
        <VisuallyHidden>opens in a new tab</VisuallyHidden>
      </ButtonLink>
    </div>
  </Piece>
);

const Picture = styled.div`
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  & svg {
    width: 100%;
    height: auto;
  }
`;

const Piece = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 1.25rem var(--space-6);
  align-items: start;
  margin-top: var(--space-8);
  padding-top: 1.25rem;
  border-top: var(--line-line) solid var(--color-ink);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);

  && {
    grid-column: 1 / -1;
  }

  && h2 {
    margin: 0 0 0.5em;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  & p + p {
    margin-top: 0.85em;
  }

  & a[data-kind] {
    margin-top: 0.5rem;
  }

  ${media.belowWide} {
    grid-template-columns: minmax(0, var(--layout-measure));
  }
`;
