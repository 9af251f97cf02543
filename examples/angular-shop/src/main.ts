import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { loadOja } from '@oja/embed';
import { Shop } from './shop.ts';

// Beside the app, not after it: the element takes up what it was given before.
loadOja({ apiBase: import.meta.env.VITE_OJA_API_BASE }).catch(console.error);

bootstrapApplication(Shop, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
