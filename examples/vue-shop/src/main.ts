import { loadOja } from '@oja/embed';
import { createApp } from 'vue';
import Shop from './Shop.vue';

// Beside the app, not after it: the element takes up what it was given before.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

createApp(Shop).mount('#shop');
