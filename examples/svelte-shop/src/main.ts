import { loadOja } from '@oja/embed';
import { mount } from 'svelte';
import Shop from './Shop.svelte';

// Beside the app, not after it: the element takes up what it was given before.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

mount(Shop, { target: document.querySelector('#shop') as Element });
