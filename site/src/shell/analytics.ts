import { thirdParties } from '../data/thirdParties';

/** Sends one page view when the site opens. */
export const sendPageview = (id: string): void => {
  const queue: IArguments[] = [];
  // Google Analytics takes commands as `arguments` objects and ignores arrays.
  function gtag(..._command: readonly unknown[]) {
    queue.push(arguments);
  }
  Object.assign(window, { dataLayer: queue });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  gtag('event', 'page_view');
  const script = document.createElement('script');
  script.async = true;
  script.src = `${thirdParties.analyticsScript}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
