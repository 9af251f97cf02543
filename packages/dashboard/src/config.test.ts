import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** A page with these meta tags. */
const page = (tags: Record<string, string>) => ({
  querySelector: ((selector: string) => {
    const name = /^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? '';
    return name in tags ? { content: tags[name] } : null;
  }) as Document['querySelector'],
});

describe('readConfig', () => {
  test('reads the API base and the product name', () => {
    const tags = { 'oja-api-base': ' https://api.example.ng ', 'oja-product-name': 'Sellam' };
    expect(readConfig(page(tags))).toEqual({ apiBase: 'https://api.example.ng', productName: 'Sellam' });
  });

  test('defaults to the page’s own origin and "Oja"', () => {
    const standard = { apiBase: '', productName: 'Oja' };
    expect(readConfig(page({}))).toEqual(standard);
    expect(readConfig(page({ 'oja-api-base': '', 'oja-product-name': ' ' }))).toEqual(standard);
  });
});
