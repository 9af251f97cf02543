import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { GetToken, PurchaseDetail } from '@oja/embed';

/** Needs no wrapper: Angular sets the element's properties and binds to its event by the name without a colon. */
@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Data in your phone</h1>
      <oja-data-purchase
        #widget
        accent="#0b6e4f"
        [theme]="isDark() ? 'dark' : 'light'"
        [getToken]="getToken"
        (ojapurchase)="sale.set($event.detail)"
      ></oja-data-purchase>
      <p role="status">
        @if (sale(); as sale) {
          {{ sale.status }}: ₦{{ sale.amount }} for {{ sale.recipient }}
        }
      </p>
      <button type="button" (click)="isDark.set(!isDark())">Switch theme</button>
      <button type="button" (click)="widget.reset()">Next customer</button>
    </main>
  `,
})
export class Shop {
  readonly isDark = signal(false);
  readonly sale = signal<PurchaseDetail | null>(null);

  /** Calls our own server: only the server knows the API key. */
  readonly getToken: GetToken = async () => {
    const response = await fetch('/widget-session', { method: 'POST' });
    if (!response.ok) throw new Error(`Our server answered ${response.status}`);
    return response.json();
  };
}
