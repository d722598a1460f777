import { Logo } from '@line-of-dance/ui';
import { visuallyHidden } from '@line-of-dance/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { apps, type AppName } from '../apps';

interface AppShellProps {
  app: AppName;
  children: ReactNode;
}

/** Layout of all apps: a bar with the title at the top, the content below. */
export const AppShell = ({ app, children }: AppShellProps) => {
  const { title } = apps[app];
  return (
    <Page>
      <Bar>
        <Logo width="36" height="30" />
        <h1>{title}</h1>
        <a href={`/projects/${app}`}>
          About <span>{title}</span>
        </a>
      </Bar>
      <Main>{children}</Main>
    </Page>
  );
};

const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-1) var(--space-gutter);
  border-bottom: var(--line-hair) solid var(--color-rule);

  & h1 {
    flex: 1;
    font-size: 1.5rem;
    line-height: 1.1;
    font-weight: 420;
  }

  & a {
    margin-inline-start: auto;
    padding: 0.7rem 0;
    color: var(--color-accent);
    font-weight: 600;
    text-underline-offset: 0.28em;
  }

  /* The link needs no title, because the title is beside it. */
  @media (max-width: 24em) {
    & a > span {
      ${visuallyHidden}
    }
  }

  & a:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  /* In an iframe, the page around it shows the title, and the link would lead to this page. */
  [data-framed] & {
    ${visuallyHidden}
  }

  [data-framed] & a {
    display: none;
  }
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: 2;
`;
