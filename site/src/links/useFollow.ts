import { useNavigate } from 'react-router-dom';
import { isBusy, setBusy } from './busy';

/**
 * Returns a function that follows a link to a page of this site. If an earlier press is still loading a page, the new
 * page replaces that one in the history, because nobody has seen it. So Back leads to the page that the visitor left.
 */
export const useFollow = () => {
  const navigate = useNavigate();
  return (href: string, state?: object) => {
    void navigate(href, { replace: isBusy() || href === location.pathname, state });
    setBusy(true);
  };
};
