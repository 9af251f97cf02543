import { loadOja } from '@oja/embed';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.tsx';

// Beside the app, not after it: the element takes up what it was given before.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

createRoot(document.querySelector('#shop') as Element).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
