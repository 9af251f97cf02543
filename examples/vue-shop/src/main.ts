import { loadOja } from '@oja/embed';
import { createApp } from 'vue';
import Shop from './Shop.vue';

// Loads in parallel with the app: an element applies properties that were set before it was defined.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

createApp(Shop).mount('#shop');
