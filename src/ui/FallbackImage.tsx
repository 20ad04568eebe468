import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

interface FallbackImageProps extends ComponentProps<'img'> {
  src: string;
  fallback?: ReactNode;
}

export function FallbackImage({ src, fallback, ...rest }: FallbackImageProps) {
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

  if (src === '' || failedSrc === src) return fallback;
  return <img alt="" {...rest} ref={imageRef} src={src} onError={() => setFailedSrc(src)} />;
}
