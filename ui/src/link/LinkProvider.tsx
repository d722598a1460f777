import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of a page in the application, or a full address. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const NativeLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(NativeLink);

export interface LinkProviderProps {
  /** Link component of the application, such as that of its router. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Connects the library to a router: all components inside it render their links with the given component. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** Renders a link with the component of `LinkProvider`, or a plain `a` without one. */
export const Link = (props: LinkProps) => {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
};
