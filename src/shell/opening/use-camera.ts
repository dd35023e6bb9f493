import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Detects QR codes in an image; available in some browsers. Source: the Barcode Detection API of the WICG.
 */
interface Detector {
  detect(videoElement: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: (new (options: { readonly formats: readonly string[] }) => Detector) | undefined;
}

/** Interval between two checks of the camera image, in milliseconds. */
const SCAN_INTERVAL = 200;

/** Whether this browser can scan QR codes with the camera. */
export function canScan(): boolean {
  return globalThis.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

/** Why there is no camera image. */
export type CameraFault = 'denied' | 'failed';

/**
 * Scans with the camera while `isOn` and passes the text of the first QR code to `found`. The camera is
 * released when scanning ends, is turned off, or the component unmounts.
 */
export function useCamera(isOn: boolean, found: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    const videoElement = video.current;
    if (!isOn || !videoElement) return;
    setFault(null);
    const stopped = new AbortController();
    scanFrames(videoElement, stopped.signal)
      .then((text) => text !== undefined && found(text))
      .catch((error: unknown) => {
        console.warn(error);
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!stopped.signal.aborted) setFault(isDenied ? 'denied' : 'failed');
      });
    return () => stopped.abort();
  }, [isOn]);
  return { video, fault };
}

/** Resolves to the text of the first QR code; undefined if stopped before. */
async function scanFrames(videoElement: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  const DetectorClass = globalThis.BarcodeDetector;
  if (!DetectorClass) throw new Error('This browser reads no QR codes');
  const detector = new DetectorClass({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    videoElement.srcObject = null;
  };
  try {
    if (stopped.aborted) return undefined; // closed during the permission prompt
    stopped.addEventListener('abort', release);
    videoElement.srcObject = stream;
    await videoElement.play();
    while (!stopped.aborted) {
      const [code] = await detector.detect(videoElement);
      if (code) return stopped.aborted ? undefined : code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL));
    }
    return undefined;
  } finally {
    release();
  }
}
