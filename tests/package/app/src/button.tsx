import { Button } from '@line-of-dance/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Button>Alone</Button>);
