import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../Button/Button';
import { room } from '../../theme/tokens';
import { floorGround } from '../Drawing/Drawing.styles';

export interface PortfolioItemProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Picture as SVG markup. */
  drawing: string;
  /** Describes the picture. */
  alt: string;
  /** Address of more information. Opens in a new tab. Without it there is no link. */
  href?: string | undefined;
  /** Text of the link. */
  linkLabel: string;
  /** Description, in paragraphs. */
  children: ReactNode;
}

/** A piece of work with a picture, a description and a link. */
export const PortfolioItem = ({
  id,
  title,
  drawing,
  alt,
  href,
  linkLabel,
  children,
  ...rest
}: PortfolioItemProps) => (
  <Piece id={id} aria-labelledby={`${id}-title`} {...rest}>
    <Picture role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: drawing }} />
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      {href && (
        <ButtonLink kind="link" href={href} external>
          {linkLabel}
        </ButtonLink>
      )}
    </div>
  </Piece>
);

const Picture = styled.div`
  ${floorGround}

  & svg {
    width: 100%;
    height: auto;
  }
`;

const Piece = styled.section`
  display: grid;
  grid-template-columns: minmax(0, var(--layout-measure));
  gap: var(--space-4-5);
  max-width: 52rem;
  margin-top: var(--space-8);
  padding-top: var(--space-4-5);
  border-top: var(--line-line) solid var(--color-ink);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  grid-column: 1 / -1;

  & h2 {
    margin: 0 0 0.5em;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  & p + p {
    margin-top: 0.85em;
  }

  & a[data-kind] {
    margin-top: var(--space-2);
  }

  & > :first-child {
    width: min(100cqi, 52rem);
  }

  /* The picture is beside the text. */
  ${room.halves} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: none;
    column-gap: var(--space-6-5);

    & > :first-child {
      width: auto;
      align-self: start;
    }
  }

  /* In print the text flows around the picture and across sheets. */
  @media print {
    display: block;
    max-width: none;
    margin-block-start: var(--space-4);
    margin-inline-start: calc(-1 * var(--layout-margin));
    padding-block-start: var(--space-4);
    padding-inline-start: var(--layout-margin);

    & h2 {
      margin-bottom: 0.2em;
    }

    & > :first-child {
      float: inline-end;
      width: 36%;
      margin-block: 0 var(--space-3);
      margin-inline: var(--space-5) 0;
    }
  }
`;
