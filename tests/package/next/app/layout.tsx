import '@line-of-dance/ui/fonts.css';
import '@line-of-dance/ui/global.css';
import type { ReactNode } from 'react';
import { StyleRegistry } from './registry';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
