/** A network of the catalogue. Plans are written in short form, "1.5GB/7d 1000". */
export interface Network {
  /** The service's id. Plan ids begin with the part before "-data". */
  readonly id: string;
  readonly name: string;
  /** Space-separated. First assigned to this network; numbers are ported, so this is a hint (data of October 2024). */
  readonly prefixes: string;
  /** By kind. Prices in naira, a snapshot of 2025/26: sample data, not rules. */
  readonly plans: Readonly<Record<string, string>>;
}

export const networks: readonly Network[] = [
  {
    id: 'mtn-data',
    name: 'MTN',
    prefixes: '0703 0704 0706 0707 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916 07025 07026',
    plans: {
      SME: '500MB/30d 332 · 1GB/30d 456 · 2GB/30d 805 · 3GB/30d 1140 · 5GB/30d 1710 · 11GB/30d 3465',
      Direct: `110MB/1d 100 · 230MB/1d 200 · 500MB/1d 350 · 1GB+1.5 min/1d 500 · 2.5GB/2d 900 ·
        500MB+1 GB YouTube/7d 500 · 1GB/7d 800 · 1.5GB/7d 1000 · 3.5GB/7d 1500 · 6GB/7d 2500 · 11GB/7d 3500 ·
        2GB+2 min/30d 1500 · 2.7GB/30d 2000 · 3.5GB/30d 2500 · 7GB/30d 3500 · 10GB/30d 4500 · 14.5GB/30d 5000 ·
        20GB/30d 7500 · 36GB/30d 11000 · 75GB/30d 18000 · 150GB/60d 40000`,
    },
  },
  {
    id: 'airtel-data',
    name: 'Airtel',
    prefixes: '0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912',
    plans: {
      CG: '1GB/30d 346 · 2GB/30d 742 · 3GB/30d 1039 · 10GB/30d 2920',
      Direct: `110MB/1d 100 · 300MB/1d 300 · 1GB/7d 800 · 1.5GB/7d 1000 · 3.5GB/7d 1500 · 6GB/7d 2500 ·
        2GB/30d 1500 · 3GB/30d 2000 · 4GB/30d 2500 · 8GB/30d 3000 · 10GB/30d 4000 · 13GB/30d 5000 ·
        25GB/30d 8000 · 35GB/30d 10000 · 60GB/30d 15000 · 100GB/30d 20000`,
    },
  },
  {
    id: 'glo-data',
    name: 'Glo',
    prefixes: '0705 0805 0807 0811 0815 0905 0915',
    plans: {
      CG: '200MB/14d 99 · 500MB/30d 240 · 1GB/30d 264 · 2GB/30d 990 · 3GB/30d 833 · 5GB/30d 1352 · 10GB/30d 3234',
      Direct: `120MB/1d 100 · 1GB/1d 350 · 1.7GB+2 GB night/7d 1000 · 6.5GB/7d 2000 · 1.1GB+1.5 GB night/30d 1000 ·
        3.25GB/30d 2000 · 8.5GB/30d 3000 · 14.5GB/30d 5000 · 38GB/30d 10000`,
    },
  },
  {
    id: 't2-data',
    name: 'T2 (9mobile)',
    prefixes: '0809 0817 0818 0908 0909',
    plans: {
      SME: '500MB/30d 70 · 1GB/30d 140 · 5GB/30d 700 · 10GB/30d 1400',
      Direct: `83MB/1d 100 · 650MB/3d 500 · 250MB/7d 200 · 2GB/30d 1000 · 2.3GB/30d 1200 · 4.5GB/30d 2000 ·
        11.4GB/30d 5000`,
    },
  },
];
