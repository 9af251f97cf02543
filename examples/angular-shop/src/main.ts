import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { loadOja } from '@oja/embed';
import { Shop } from './shop.ts';

// Loads in parallel with the app: an element applies properties that were set before it was defined.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

bootstrapApplication(Shop, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
