import { screen } from '@testing-library/react'
import { type ReactNode } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

interface TestRoutesProps {
  /** Pages by route: `{ '/buckets/:bucketId': <BucketDetailPage /> }`. */
  pages: Record<string, ReactNode>
  /** The page of every other route. */
  elsewhere: ReactNode
}

/** Renders pages by route, the current address, and a link 'Elsewhere' to another route. */
export function TestRoutes({ pages, elsewhere }: TestRoutesProps) {
  return (
    <>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={elsewhere} />
      </Routes>
    </>
  )
}

/** Returns the path and query that `TestRoutes` shows. */
export const address = () => screen.getByLabelText('Address').textContent
