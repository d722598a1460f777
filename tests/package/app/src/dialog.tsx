import { LoginDialog } from '@line-of-dance/ui';
import { createRoot } from 'react-dom/client';

const nothing = () => undefined;

createRoot(document.getElementById('root') as HTMLElement).render(
  <LoginDialog open onLogin={nothing} onEmptyPassword={nothing} onCancel={nothing} />,
);
