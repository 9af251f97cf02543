import { loadOja } from '@oja/embed';
import { mount } from 'svelte';
import Shop from './Shop.svelte';

// Loads in parallel with the app: an element applies properties that were set before it was defined.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

mount(Shop, { target: document.querySelector('#shop') as Element });
