import { Icon, VisuallyHidden } from '@line-of-dance/ui';
import { room } from '@line-of-dance/ui/theme';
import { styled } from 'styled-components';
import { BrandLogo } from '../../parts/BrandLogo';
import { withProfiles } from '../../parts/Illustration';
import { drawing } from '../../data/drawings';
import { owner } from '../../data/owner';

/** Name of the drawing above the list. The drawing has links to the profiles, too. */
const picture = 'overview-social';

const isDrawn = ({ label }: { label: string }) =>
  withProfiles(drawing(picture)).includes(`data-profile="${label}"`);

/** List of the owner's profiles on other sites. It is hidden where the drawing above already links to all of them. */
export const Profiles = () => (
  <List role="list" aria-label="Profiles" data-drawn={owner.profiles.every(isDrawn) || undefined}>
    {owner.profiles.map(({ label, url, logo }) => (
      <li key={label}>
        <a href={url} target="_blank" rel="me noopener">
          <BrandLogo name={logo} />
          {label}
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </a>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  max-width: var(--layout-measure);
  margin-top: var(--space-6);
  border-bottom: var(--line-hair) solid var(--color-rule);

  @media screen {
    :has(foreignObject) + &[data-drawn] {
      display: none;

      ${room.unlinked} {
        display: block;
      }
    }
  }

  & a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3rem;
    border-top: var(--line-hair) solid var(--color-rule);
    font: 500 1.25rem/1.3 var(--font-serif);
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }

  & a > svg:not(:first-child) {
    margin-left: auto;
    color: var(--color-accent);
  }

  @media print {
    & a > svg:not(:first-child) {
      display: none;
    }

    & a::after {
      content: attr(href);
      margin-inline-start: auto;
      color: var(--color-ink-2);
      font: 400 var(--text-ui) / 1.3 var(--font-sans);
    }
  }
`;
