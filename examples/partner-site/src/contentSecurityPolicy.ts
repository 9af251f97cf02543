/**
 * The strictest policy that a page can have and still sell: scripts and calls of this site and of Oja's origin alone, no
 * inline script or style, and no string ever becomes markup or script.
 */
export function contentSecurityPolicy(ojaOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src ${ojaOrigin} 'self'`,
    `connect-src ${ojaOrigin} 'self'`,
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-report',
  ].join('; ');
}
