// The package's smallest build, which states no types of its own: 1.1 kB packed, its entry for old browsers 2.1 kB.
declare module 'workbox-window/build/workbox-window.prod.mjs' {
  export { messageSW, Workbox } from 'workbox-window';
}
