export interface Bank {
  readonly code: string;
  readonly name: string;
}

const names =
  '044 Access Bank · 023 Citibank · 050 Ecobank · 070 Fidelity Bank · 011 First Bank · 214 FCMB · 00103 Globus Bank · 058 GTBank · 082 Keystone Bank · 50211 Kuda · 303 Lotus Bank · 50515 Moniepoint · 120003 MTN MoMo · 999992 OPay · 999991 PalmPay · 104 Parallex Bank · 076 Polaris Bank · 101 Providus Bank · 221 Stanbic IBTC · 068 Standard Chartered · 232 Sterling Bank · 100 SunTrust Bank · 102 Titan · 033 UBA · 032 Union Bank · 215 Unity Bank · 566 VFD · 035 Wema Bank · 057 Zenith Bank';

/** Every bank from which a transfer can come, by name (codes of the CBN and Paystack). */
export const banks: readonly Bank[] = names.split(' · ').map((line) => {
  const [code = ''] = line.split(' ');
  return { code, name: line.slice(code.length + 1) };
});

export const bankName = (code: string): string => banks.find((bank) => bank.code === code)?.name ?? code;

/** The banks that open dedicated accounts for agents. */
export const ACCOUNT_BANKS: readonly string[] = ['035', '50515', '102'];
