import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads: a path of the site or a full address. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const NativeLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(NativeLink);

export interface LinkProviderProps {
  /** The application's own link, which may navigate without loading a page. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** The only connection to a router: every link inside is rendered by the given component. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** A link that the application may take over; a plain anchor where nobody does. */
export const Link = (props: LinkProps) => {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
};
