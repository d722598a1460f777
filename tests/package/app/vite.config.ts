import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    sourcemap: true,
    rolldownOptions: { input: ['index.html', 'button.html', 'dialog.html'] },
  },
});
