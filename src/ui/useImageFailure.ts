import { useEffect, useRef, useState } from 'react';

/** Whether an image failed to load, also before hydration. */
export const useImageFailure = (src: string) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = imageRef.current;
    // The error event may have fired before hydration. Vector images without a size have no natural width,
    // so `decode` decides.
    if (!image?.complete || image.naturalWidth > 0) return;
    let isCurrent = true;
    image.decode().catch(() => isCurrent && setFailedSrc(src));
    return () => {
      isCurrent = false;
    };
  }, [src]);

  return {
    hasFailed: src === '' || failedSrc === src,
    imageRef,
    handleError: () => setFailedSrc(src),
  };
};
